/** expo-sqlite's native side on a real SQLite with a real file; killed, it answers nobody any more and an open transaction is lost. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createRequire } from 'node:module';

const { Database } = createRequire(import.meta.url)('node-sqlite3-wasm');

export function drawer(folder, isAlive) {
  const open = new Map();
  const prepared = new Set();
  const never = new Promise(() => {});

  /** Answers later, as another thread does. */
  const later =
    work =>
    async (...args) => {
      await new Promise(turn => setImmediate(turn));
      if (!isAlive()) return never;
      const answer = work(...args);
      return isAlive() ? answer : never;
    };

  class NativeDatabase {
    constructor(path) {
      this.databasePath = path;
      this.raw = open.get(path) ?? new Database(path);
      open.set(path, this.raw);
    }
    initAsync = later(() => {});
    execAsync = later(source => void this.raw.exec(source));
    prepareAsync = later((statement, source) => {
      statement.prepared = this.raw.prepare(source);
      prepared.add(statement.prepared);
      statement.raw = this.raw;
    });
    isInTransactionAsync = later(() => this.raw.inTransaction);
    closeAsync = later(() => {
      open.delete(this.databasePath);
      this.raw.close();
    });
  }

  class NativeStatement {
    runAsync = later((_, params, blobs, asArray) => {
      const values = asArray ? Object.values(params) : params;
      const names = this.prepared;
      this.rows = names.all(values);
      const { changes, id } = this.raw.get('SELECT changes() AS changes, last_insert_rowid() AS id');
      this.next = 1;
      return { changes: Number(changes), lastInsertRowId: Number(id), firstRowValues: Object.values(this.rows[0] ?? {}) };
    });
    stepAsync = later(() => {
      const row = this.rows[this.next++];
      return row === undefined ? null : Object.values(row);
    });
    getAllAsync = later(() => this.rows.slice(1).map(row => Object.values(row)));
    getColumnNamesAsync = later(() => Object.keys(this.rows[0] ?? {}));
    resetAsync = later(() => {
      this.next = 0;
    });
    finalizeAsync = later(() => {
      prepared.delete(this.prepared);
      this.prepared.finalize();
    });
  }

  return {
    module: {
      NativeDatabase,
      NativeStatement,
      NativeSession: class {},
      defaultDatabaseDirectory: folder,
      bundledExtensions: {},
      ensureDatabasePathExistsAsync: async path => void mkdirSync(dirname(path), { recursive: true }),
      deleteDatabaseAsync: async () => {},
    },
    /** What is in the file, for whoever looks from outside. */
    rows: sql => [...open.values()].flatMap(raw => raw.all(sql)),
    /** A statement that is still held would keep the file locked, as no dead process does. */
    letGo() {
      for (const each of prepared) each.finalize();
      prepared.clear();
      for (const raw of open.values()) {
        if (raw.inTransaction) raw.exec('ROLLBACK');
        raw.close();
      }
      open.clear();
    },
  };
}
