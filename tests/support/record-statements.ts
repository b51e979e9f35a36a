// Loaded before each test file of a complete run: records executed statements for tools/check-statements.ts.
import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { statements } from '../../server/kernel/database/observe-statements.ts';
import { writeRecorded } from '../../tools/statements/recorded.ts';
import { createRecorder } from '../../tools/statements/recorder.ts';

const { observe, recorded } = createRecorder();
statements.observer = observe;
afterAll(() => writeRecorded(randomUUID(), recorded()));
