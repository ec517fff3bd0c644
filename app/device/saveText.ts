/** A text as a file of the player's own: on phones through the share sheet (saveText.web.ts downloads it). */
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

export async function saveText(name: string, text: string): Promise<boolean> {
  const file = new File(Paths.cache, name);
  if (file.exists) file.delete();
  file.create();
  file.write(text);
  if (!(await isAvailableAsync())) return false;
  await shareAsync(file.uri, { mimeType: 'application/json', UTI: 'public.json', dialogTitle: name });
  return true;
}
