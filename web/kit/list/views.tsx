import { lazy, Suspense, type ReactNode } from 'react';
import type { SaveViewProps } from './save-view.tsx';
import type { ViewTabsProps } from './view-tabs.tsx';

const ViewTabs = lazy(() => import('./view-tabs.tsx'));
const KeepView = lazy(() => import('./save-view.tsx'));

/** The tabs of a list with views; their space is reserved while loading. */
export const Views = (props: ViewTabsProps): ReactNode =>
  props.opened.views.length > 0 && (
    <Suspense fallback={<div className="view-tabs" />}>
      <ViewTabs {...props} />
    </Suspense>
  );

/** Saves what differs from the open view. */
export const LazySaveView = (props: SaveViewProps): ReactNode =>
  props.opened.differs && (
    <Suspense fallback={null}>
      <KeepView {...props} />
    </Suspense>
  );
