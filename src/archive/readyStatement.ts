/**
 * A statement that is kept ready: what it is given goes to the database as one message, at once. Otherwise a choice would first ask for its statement, and
 * the answer to that waits until the table has been drawn.
 */
import type { Db, Prepared, Value } from './db';

export function readyStatement(db: Db, sql: string): (values: Value[]) => Promise<void> {
  let ready: Prepared | null = null;
  return async values => {
    const statement = (ready ??= await db.prepareAsync(sql));
    try {
      await statement.executeAsync(values);
    } catch (error) {
      // What has failed once is not used again.
      if (ready === statement) ready = null;
      void statement.finalizeAsync().catch(() => {}); // says the same once more
      throw error;
    }
  };
}
