import { runCommand } from '@waypage/scripts/processes.ts';
import { readDesk } from './read-desk.ts';

// The first step of a build: mistakes in the files of marketing stop it before the long steps.
await runCommand(readDesk);
