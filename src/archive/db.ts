/** The part of expo-sqlite's async API that the archive relies on. */
export type Value = string | number | null;

export interface Db {
  execAsync(sql: string): Promise<void>;
  runAsync(sql: string, values: Value[]): Promise<{ readonly changes: number }>;
  getFirstAsync<T>(sql: string, values?: Value[]): Promise<T | null>;
  getAllAsync<T>(sql: string, values?: Value[]): Promise<T[]>;
  closeAsync(): Promise<void>;
}
