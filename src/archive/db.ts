/** The part of expo-sqlite's async API that the archive relies on. */
export type Value = string | number | null;

/** A statement that was understood once and is run again and again. */
export interface Prepared {
  executeAsync(values: Value[]): Promise<unknown>;
  finalizeAsync(): Promise<void>;
}

export interface Db {
  execAsync(sql: string): Promise<void>;
  runAsync(sql: string, values: Value[]): Promise<{ readonly changes: number }>;
  getFirstAsync<T>(sql: string, values?: Value[]): Promise<T | null>;
  getAllAsync<T>(sql: string, values?: Value[]): Promise<T[]>;
  prepareAsync(sql: string): Promise<Prepared>;
  closeAsync(): Promise<void>;
}
