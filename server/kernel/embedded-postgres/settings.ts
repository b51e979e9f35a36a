// Server settings for a machine we share with the application and, on small installations, with everything
// else.
import os from 'node:os';

const MEBIBYTE = 1024 * 1024;
const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, Math.floor(value)));

/**
 * Settings for real data, sized to the machine. Durability is left at PostgreSQL's defaults (fsync and
 * synchronous commit on): what was acknowledged survives a crash. Callers override single settings by name.
 */
export function tunedSettings(memoryBytes: number = os.totalmem()): Record<string, string> {
  const memory = memoryBytes / MEBIBYTE;
  return {
    // touched only as data grows, so an idle server stays small
    shared_buffers: `${clamp(memory / 8, 64, 2048)}MB`,
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

/** Settings for throw-away data (tests): nothing survives a crash, everything is fast. */
export function throwawaySettings(): Record<string, string> {
  return {
    ...tunedSettings(),
    shared_buffers: '128MB',
    max_connections: '300',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
  };
}
