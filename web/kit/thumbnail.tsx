import { IconPhoto } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { isStoredPicture, pictureAt } from './picture-address.ts';
import './thumbnail.css';

const LargePicture = lazy(() => import('./large-picture.tsx'));

type Source = string | null | undefined;

/** A small picture beside the name of what it shows, or a placeholder. */
export function PictureTile({ src }: { src: Source }): ReactNode {
  return isStoredPicture(src) ? (
    <span className="thumbnail">
      <SmallPicture src={src} />
    </span>
  ) : (
    <span className="thumbnail" data-empty aria-hidden>
      <IconPhoto size={16} stroke={1.5} />
    </span>
  );
}

const SmallPicture = ({ src }: { src: string }): ReactNode => (
  <img
    src={pictureAt(src, 64)}
    srcSet={`${pictureAt(src, 64)} 64w, ${pictureAt(src, 256)} 256w`}
    sizes="(max-width: 48em) 44px, 32px"
    width={32}
    height={32}
    alt=""
    loading="lazy"
    decoding="async"
  />
);

interface ThumbnailProps {
  /** The address of the picture; only those that the server keeps are shown. */
  src: Source;
  /** What the picture shows. */
  name: string;
  /** Within a field, whose keys show the picture in another way. */
  isInField?: boolean;
}

/** A picture tile that is shown large under a resting pointer, and by a tap, click or Enter until the next one. */
export function Thumbnail({ src, name, isInField = false }: ThumbnailProps): ReactNode {
  const t = usePhrases();
  const [shown, setShown] = useState<{ beside: HTMLElement; isHeld: boolean }>();
  if (!isStoredPicture(src)) return isInField ? null : <PictureTile src={src} />;
  const isHeld = shown?.isHeld === true;
  const close = () => setShown(undefined);
  return (
    <>
      <button
        type="button"
        className="thumbnail"
        aria-label={t(($) => $.common.files.enlarge, { name })}
        aria-expanded={isHeld}
        {...(isInField && { tabIndex: -1 })}
        onClick={({ currentTarget }) =>
          setShown(isHeld ? undefined : { beside: currentTarget, isHeld: true })
        }
        onPointerEnter={({ pointerType, currentTarget }) => {
          if (pointerType === 'mouse') setShown(shown ?? { beside: currentTarget, isHeld: false });
        }}
        onPointerLeave={() => {
          if (!isHeld) close();
        }}
      >
        <SmallPicture src={src} />
      </button>
      {shown !== undefined && (
        <Suspense fallback={null}>
          <LargePicture {...{ src, name }} {...shown} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Beside a list of options, the picture of the one that the pointer or the arrow keys rest on. */
export function OptionPicture({ optionId, src, name }: { optionId: string } & ThumbnailProps): ReactNode {
  if (!isStoredPicture(src)) return null;
  return (
    <Suspense fallback={null}>
      <LargePicture key={optionId} beside={`[id="${optionId}"]`} {...{ src, name }} />
    </Suspense>
  );
}
