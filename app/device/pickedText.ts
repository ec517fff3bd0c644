/** The text of a picked file, from where the phone has copied it to. (A page holds the file itself: pickedText.web.ts.) */
import type { DocumentPickerAsset } from 'expo-document-picker';
import { File } from 'expo-file-system';

export const pickedText = ({ uri }: DocumentPickerAsset): Promise<string> => new File(uri).text();
