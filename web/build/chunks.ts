// Assigns modules to chunks of the build. Other modules are bundled with the screens that import them.

/** A module in one of the folders, at any depth. */
const within = (...folders: string[]): RegExp => anyOf(folders.map((folder) => `/${folder}/`));
/** Modules whose path contains one of these regular expressions, with `/` between folders. */
const holding = (...parts: string[]): RegExp => anyOf(parts);
const anyOf = (parts: readonly string[]): RegExp => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'));
const either =
  (patterns: readonly RegExp[]) =>
  (id: string): boolean =>
    patterns.some((pattern) => pattern.test(id));

const BASE = [
  holding(
    'node_modules/(react|react-dom|scheduler|big\\.js|@floating-ui)/',
    // several queries at once are asked by the lines of a form only
    'node_modules/@tanstack(?!/(react-virtual|virtual-core)|/.*/(useQueries|queriesObserver))/',
  ),
];
const FRAME = [
  holding('node_modules/(@mantine|@tabler|clsx)', '/web/(kit|client|app)/', '/contract/kernel/'),
];

/** Code that only some screens need, loaded with them instead of with the frame. */
const LAZY = [
  within('Card', 'HoverCard', 'Image', 'FileButton', 'PasswordInput', 'Slider', 'SimpleGrid'),
  within('Pill', 'PillGroup', 'PillsInput', 'MultiSelect', 'Select', 'Combobox', 'Switch', 'Menu'),
  within('Modal', 'ModalBase', 'Notification', 'ScrollArea', 'Progress', 'Tabs', 'List'),
  within('SegmentedControl', 'FloatingIndicator', 'Alert'),
  within('FileInput', 'Divider', 'ThemeIcon', 'use-drag', 'use-move', 'use-previous', 'use-force-update'),
  holding('@mantine/store', 'use-resize-observer', 'use-debounced-value', 'find-closest-number'),
  holding(
    'kernel/money-in-words',
    'kit/(confirm-dialog|remove-button|use-open-row|use-load-more|dialog|escape|open-overlay)',
  ),
  holding('kit/list/(table-selection|export-buttons)'),
  holding('@mantine/(dates|modals|notifications)', 'uplot', 'Kbd', 'Textarea', 'password-input'),
  holding('kit/(chart|scan|paper)/', 'kit/document/(?!back-link)', 'kit/inputs/', 'inputs/moment'),
  holding('kit/(form|drafts|unsaved-changes-guard|preview-form|arrow-navigation)\\b'),
  holding('kit/(crud-|fields|use-fields)'),
  holding('kit/(links-card|files|files-section|error-list-modal|inline-edit|created-links|widgets|empty)'),
  holding('kit/(create-button|picture-button|quantities-form|row-actions)'),
  holding('log-text', 'reason-text', 'field-errors'),
  holding('kit/list/(view-(menu|tabs|tab-menu|form|fields)|save-view|quick-view|export-columns|periods)'),
  holding('kit/list/(filter-editor|filter-chip|choose|many-rows|column-menu)', 'figure-range'),
  holding('client/(download|device|preview|deferred-request|service-worker)', 'address-of', 'number-format'),
  holding('app/(shortcuts-list|warehouse-choice|user-menu|language-menu|overlays|sign-in-again)'),
  holding('app/(entity-names|value-label|field-label|error-message)', 'kit/columns/labels'),
  holding('kernel/(card|fold)', 'palette', 'public-frame', 'kit/large-picture'),
  holding('route-tree', 'main\\.tsx'),
];

/** Modules of every form, in one chunk: a dozen small requests take longer than one. */
const FORM = [
  within('Select', 'Combobox', 'Modal', 'ModalBase', 'ScrollArea', 'Switch', 'Textarea', 'Menu'),
  holding(
    'kit/(form|dialog|escape|open-overlay|drafts|use-fields|fields|crud-(field|input|form))\\b',
    'kit/inputs/(?!moment)',
  ),
  holding('entity-picker', 'day-input'),
];

/** Modules of every document screen. */
const DOCUMENT = [
  within('Tabs', 'Progress', 'List'),
  holding(
    'kit/document/(?!back-link)',
    'kit/(row-actions|links-card|files|files-section|log-text|reason-text)\\b',
    'kit/(confirm-dialog|remove-button|use-open-row|use-load-more)\\b',
  ),
  holding('kit/(widgets|empty|inline-edit)\\b', 'kit/columns/labels', 'kernel/card', 'address-of'),
  holding('app/(entity-names|value-label|field-label|error-message)'),
];

const isFrame = either(FRAME);
const isLazy = either(LAZY);

/** A module belongs to the first match. */
export const chunks = [
  { name: 'base', test: either(BASE) },
  { name: 'frame', test: (id: string) => isFrame(id) && !isLazy(id) },
  { name: 'forms', test: either(FORM) },
  { name: 'documents', test: either(DOCUMENT) },
];

/** All of them, so that a test finds patterns without matches. */
export const patterns: readonly RegExp[] = [...BASE, ...FRAME, ...LAZY, ...FORM, ...DOCUMENT];
