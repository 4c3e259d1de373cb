import {
  buildMoment,
  cronLine,
  readCalendar,
  writeMoment,
} from '../packages/content/desk/index.ts';
import { runCommand } from './processes.ts';

// Prints the coming dates of prices, announcements and campaigns, and when to build again.
await runCommand(() => {
  const now = buildMoment(process.env['SITE_NOW']);
  const coming = readCalendar(now).filter(({ moment }) => moment > now);
  if (coming.length === 0) {
    console.log('Nothing is scheduled: prices, announcements and campaigns stay as they are.');
    return;
  }
  for (const { moment, what } of coming) console.log(`${writeMoment(moment)}  ${what}`);
  console.log(`
A build states what applies at its moment, so build again at each of these. For a workflow of GitHub Actions:

on:
  schedule:`);
  for (const line of new Set(coming.map(({ moment }) => cronLine(moment)))) {
    console.log(`    ${line}`);
  }
});
