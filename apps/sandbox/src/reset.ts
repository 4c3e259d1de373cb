import { openDatabase, removeDatabase } from './database.ts';
import { createClaimStore } from './claims/claim-store.ts';
import { readEnvironment } from './environment.ts';
import { createReportStore } from './reports/report-store.ts';

const { databasePath } = readEnvironment();

removeDatabase(databasePath);
const database = openDatabase(databasePath);
createClaimStore(database);
createReportStore(database);
database.close();

console.log(
  `The sandbox's database is new: ${databasePath}\nRestart the sandbox if it is running.`,
);
