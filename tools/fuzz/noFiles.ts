/** Stand-in for expo-file-system: the archive touches files only to put a damaged one aside, which is not tried here. */
export class File {
  readonly exists = false;
}
