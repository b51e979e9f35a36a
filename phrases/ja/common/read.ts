import type { read as en } from '../../en/common/read.ts';
import type { Shape } from '../../shape.ts';

/** What stands where something should be that has not come, and what is told of connection and version. */
export const read = {
  slow: '通常より時間がかかっています…',
  failed: 'データを読み込めませんでした',
  retry: '再試行',
  request: 'リクエスト番号{{id}}',
  not_found_hint: '削除されたか、閲覧権限がない可能性があります。',
  forbidden: '閲覧する権限がありません',
  forbidden_hint: '管理者に権限の付与を依頼してください。',
  unreachable: 'サーバーに接続できません',
  unreachable_hint: '接続が回復すると自動的に読み込みます。',
  offline: '接続がありません。表示内容は古い可能性があります。入力中の内容は保持されます。',
  stopped: 'このページを開けませんでした',
  stopped_hint: '接続が切れたか、新しいバージョンがあります。',
  new_version: '新しいバージョンがあります。',
  load_again: '再読み込み',
  changed: '編集中の内容が他のユーザーに変更されました。',
  show_changed: '変更を表示',
} satisfies Shape<typeof en>;
