/** A file the player picks, as text. */
import { getDocumentAsync } from 'expo-document-picker';
import { pickedText } from './pickedText';
import { note } from '@/archive/trace';

/** Larger files are not opened at all: an export of a lifetime is far below. */
export const MOST_BYTES = 50_000_000;

export type PickedFile = { readonly text: string } | { readonly trouble: 'tooLarge' | 'unreadable' } | null;

/** null: the player changed their mind. */
export async function openText(): Promise<PickedFile> {
  const picked = await getDocumentAsync({ type: ['application/json', 'text/plain', '*/*'], copyToCacheDirectory: true });
  const [asset] = picked.assets ?? [];
  if (asset === undefined) return null;
  if ((asset.size ?? 0) > MOST_BYTES) return { trouble: 'tooLarge' };
  try {
    return { text: await pickedText(asset) };
  } catch (error) {
    note('opening a file', error);
    return { trouble: 'unreadable' };
  }
}
