// Settings of a server that shares its machine with the application and, on small installations, with other
// programs.
import os from 'node:os';

const MEBIBYTE = 1024 * 1024;
const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, Math.floor(value)));

/** Minimum shared buffers in MiB, enough for a small business. */
const LEAST_PAGES = 64;

interface Size {
  /** Current size of the database files. */
  dataBytes: number;
  memoryBytes?: number;
}

/**
 * Settings for real data, sized to the machine and to the data at the start. Durability is left at
 * PostgreSQL's defaults (fsync and synchronous commit on): what was acknowledged survives a crash. Callers
 * override single settings by name.
 */
export function tunedSettings({ dataBytes, memoryBytes = os.totalmem() }: Size): Record<string, string> {
  const memory = memoryBytes / MEBIBYTE;
  const most = clamp(memory / 8, 64, 2048);
  return {
    // PostgreSQL never returns used buffers, and the system caches files as well.
    shared_buffers: `${clamp(dataBytes / 4 / MEBIBYTE, Math.min(LEAST_PAGES, most), most)}MB`,
    effective_cache_size: `${clamp(memory / 2, 256, 65536)}MB`,
    work_mem: '16MB',
    maintenance_work_mem: `${clamp(memory / 16, 64, 512)}MB`,
    max_connections: '120',
    random_page_cost: '1.1', // solid-state disks everywhere
    jit: 'off', // our queries are short; compiling them costs more than running them
    max_wal_size: '4GB',
    min_wal_size: '256MB',
    checkpoint_timeout: '15min',
    log_checkpoints: 'off',
    log_min_messages: 'warning',
    idle_in_transaction_session_timeout: '60s', // a lost client must not hold locks
    timezone: 'UTC',
  };
}

/** Settings without durability, for data that can be made again: nothing survives a crash. */
export const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
} as const;

/** Settings for throw-away data (tests): nothing survives a crash, everything is fast. */
export function throwawaySettings(): Record<string, string> {
  return {
    ...tunedSettings({ dataBytes: 0 }),
    shared_buffers: '128MB',
    max_connections: '300',
    ...NOT_DURABLE,
  };
}
