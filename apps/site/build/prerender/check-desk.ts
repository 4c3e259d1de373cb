import { runCommand } from '@waypage/scripts/processes.ts';
import { readDesk } from './read-desk.ts';

// Mistakes in the files of marketing stop a build before the long steps.
await runCommand(readDesk);
