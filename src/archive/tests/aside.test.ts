/** What the phone's file system is asked to do; in a browser the same was tried by hand on real files of expo-sqlite. */
import { putAside } from '../setAsideFile';

const mockThere = new Set<string>();
const mockMoved: [string, string][] = [];
jest.mock('expo-file-system', () => ({
  File: class {
    readonly uri: string;
    constructor(...parts: string[]) {
      this.uri = parts.join('/');
    }
    get exists(): boolean {
      return mockThere.has(this.uri);
    }
    async move(to: { uri: string }): Promise<void> {
      mockMoved.push([this.uri, to.uri]);
    }
  },
}));

test('the file goes aside with what SQLite laid beside it, and nothing else', async () => {
  for (const name of ['blazon.db', 'blazon.db-journal', 'other.db']) mockThere.add(`file:///databases/${name}`);
  await putAside('blazon.db', 'blazon-aside-x.db');
  expect(mockMoved).toEqual([
    ['file:///databases/blazon.db', 'file:///databases/blazon-aside-x.db'],
    ['file:///databases/blazon.db-journal', 'file:///databases/blazon-aside-x.db-journal'],
  ]);
});
