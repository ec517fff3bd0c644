/** On a phone the five fonts are part of the app (app.json, plugin expo-font): they are there from the first frame. */
export const useFaces = (): boolean => true;
