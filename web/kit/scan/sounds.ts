import { currentUser } from '#app/session.ts';

/** The result of a scan: accepted, refused, or a repetition (or beyond the plan). */
export type ScanOutcome = 'good' | 'bad' | 'already';

type Tone = readonly [hertz: number, seconds: number];
/** Distinguishable without looking: rising, low and long, the same tone twice. */
const sounds: Record<ScanOutcome, { shape: OscillatorType; tones: readonly Tone[] }> = {
  good: {
    shape: 'sine',
    tones: [
      [988, 0.06],
      [1319, 0.09],
    ],
  },
  bad: { shape: 'sawtooth', tones: [[165, 0.35]] },
  already: {
    shape: 'triangle',
    tones: [
      [587, 0.08],
      [0, 0.05],
      [587, 0.08],
    ],
  },
};

const FULL = 100;
const USUAL = 60;
/** Loud enough for a warehouse without distortion on small speakers. */
const MOST_GAIN = 0.5;
const FADE_S = 0.01;

/** The volume is stored per user and computer. */
const key = (): string => `scan_volume:${currentUser()?.id ?? ''}`;

/** From 0 (muted) to 100. */
export function scanVolume(): number {
  const stored = localStorage.getItem(key());
  return stored === null || !/^\d{1,3}$/.test(stored) ? USUAL : Math.min(Number(stored), FULL);
}

export const saveScanVolume = (volume: number): void =>
  localStorage.setItem(key(), String(Math.round(volume)));

let speaker: AudioContext | undefined;

/** Plays the sound of a result; silent if the browser does not allow audio. */
export function playScanSound(outcome: ScanOutcome): void {
  const volume = scanVolume();
  if (volume === 0) return;
  try {
    speaker ??= new AudioContext();
  } catch {
    return;
  }
  void speaker.resume();
  const { shape, tones } = sounds[outcome];
  let at = speaker.currentTime;
  for (const [hertz, seconds] of tones) {
    if (hertz > 0) playTone(speaker, { shape, hertz, at, seconds, gain: (volume / FULL) * MOST_GAIN });
    at += seconds;
  }
}

interface Played {
  shape: OscillatorType;
  hertz: number;
  at: number;
  seconds: number;
  gain: number;
}

/** One tone with soft start and end, without clicks. */
function playTone(context: AudioContext, { shape, hertz, at, seconds, gain }: Played): void {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = shape;
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(gain, at + FADE_S);
  loudness.gain.setValueAtTime(gain, at + seconds - FADE_S);
  loudness.gain.linearRampToValueAtTime(0, at + seconds);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + seconds);
}
