import { openDatabase, removeDatabase } from './database.ts';
import { readEnvironment } from './environment.ts';

const { databasePath } = readEnvironment();

removeDatabase(databasePath);
openDatabase(databasePath).database.close();

console.log(
  `The sandbox's database is new: ${databasePath}\nRestart the sandbox if it is running.`,
);
