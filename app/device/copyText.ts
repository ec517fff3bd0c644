/** A text into the clipboard of the phone (copyText.web.ts: of the browser). */
import { Clipboard } from 'react-native';

export function copyText(text: string): Promise<boolean> {
  Clipboard.setString(text);
  return Promise.resolve(true);
}
