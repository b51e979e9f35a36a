import { Tooltip } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useEscape } from './escape.ts';
import { pictureAt } from './picture-address.ts';

const SIDE = 256;
/** Passing over pictures shows none. */
const REST_MS = 300;

interface LargePictureProps {
  /** The tile or option that it belongs to, or a selector of it. */
  beside: HTMLElement | string;
  src: string;
  name: string;
  /** It stays until Esc, or a press elsewhere. */
  isHeld?: boolean;
  onClose?: () => void;
}

/** A large picture beside its thumbnail; until it has loaded the small one is stretched. */
export default function LargePicture({
  beside,
  src,
  name,
  isHeld = false,
  onClose,
}: LargePictureProps): ReactNode {
  const hasRested = useRest(REST_MS);
  const close = () => onClose?.();
  useEscape(isHeld, close);
  useEffect(() => {
    if (!isHeld) return undefined;
    const press = ({ target }: Event) => {
      const isOnTile = beside instanceof Element && target instanceof Node && beside.contains(target);
      if (!isOnTile) close();
    };
    addEventListener('pointerdown', press, true);
    return () => removeEventListener('pointerdown', press, true);
  }, [isHeld]);
  if (!isHeld && !hasRested) return null;
  return (
    <Tooltip
      opened
      target={beside}
      position="right"
      className="large-picture"
      label={
        <img
          src={pictureAt(src, SIDE)}
          style={{ backgroundImage: `url("${pictureAt(src, 64)}")` }}
          width={SIDE}
          height={SIDE}
          alt={name}
        />
      }
    />
  );
}

function useRest(milliseconds: number): boolean {
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasRested(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasRested;
}
