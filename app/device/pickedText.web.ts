/** The text of a picked file, which a page is given itself. */
import type { DocumentPickerAsset } from 'expo-document-picker';

export async function pickedText({ file }: DocumentPickerAsset): Promise<string> {
  if (file === undefined) throw new Error('the browser gave no file');
  return file.text();
}
