// Set up before each test file when the whole suite runs: what the server asks of the database is written
// down for tools/check-statements.ts.
import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { statements } from '../../server/kernel/database/observe-statements.ts';
import { writeRecorded } from '../../tools/statements/recorded.ts';
import { createRecorder } from '../../tools/statements/recorder.ts';

const { observe, recorded } = createRecorder();
statements.observer = observe;
afterAll(() => writeRecorded(randomUUID(), recorded()));
