/** A look at the screen that is shown: everybody can use it, every word can be read, and Lighthouse marks it when it is asked to. */
import { device } from 'detox';
import { checkAccessibility, checkReading, markAccess } from './beyondDetox';

export async function look(where: string): Promise<void> {
  try {
    await checkAccessibility();
    await checkReading();
    await markAccess(where);
  } catch (fault) {
    await device.takeScreenshot(`every-screen ${where}`);
    throw new Error(`${where}: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}
