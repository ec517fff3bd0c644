import sqlite from 'node-sqlite3-wasm';

/** expo-sqlite's async API, as far as the archive uses it. */
export function openFile(file) {
  const raw = new sqlite.Database(file);
  return {
    execAsync: async sql => raw.exec(sql),
    runAsync: async (sql, values = []) => raw.run(sql, values),
    getFirstAsync: async (sql, values = []) => raw.get(sql, values) ?? null,
    getAllAsync: async (sql, values = []) => raw.all(sql, values),
    prepareAsync: async sql => ({ executeAsync: async values => raw.run(sql, values), finalizeAsync: async () => {} }),
    closeAsync: async () => raw.close(),
  };
}
