import type { errors as en } from '../../en/common/errors.ts';
import type { Shape } from '../../shape.ts';

/** Errors that any call can answer. */
export const errors = {
  malformed_body: 'リクエスト本文を読み取れません',
  logged_out: 'セッションの有効期限が切れました',
  invalid_credentials: 'メールアドレスまたはパスワードが違います',
  forbidden: 'この操作を行う権限がありません：{{permission}}',
  email_not_verified: 'メールアドレスが未確認です',
  not_found: '見つかりません',
  route_not_found: 'API が見つかりません：{{path}}',
  word_list_is_fixed: 'システムの一覧のため、追加・変更・削除はできません',
  voucher_has_its_kind: '伝票は変更できません。訂正伝票を作成してください',
  wallet_follows_vouchers: 'ウォレットの残高は直接変更できません。入金または出金を記録してください',
  log_only_grows: '履歴は変更・削除できません。メモを追加してください',
  done_in_one_call: 'この操作には参照・変更できる記録が残りません',
  follows_from_others: 'この行は他の書類から作られます。元の書類を変更してください',
  stale_version: '他の人が変更しました。再読み込みしてからやり直してください',
  idempotency_key_reused: 'このべき等キーは別のリクエストで使用済みです',
  in_use: '使用中のため削除できません',
  already_exists: 'すでに存在します',
  body_too_large: 'リクエストが {{limit}} を超えています',
  unsupported_media: 'コンテンツタイプ {{content_type}} は受け付けられません',
  too_many_files: 'ファイルは{{maximum}}個までです',
  not_an_image: '画像を選択してください',
  image_too_large:
    'この画像は{{maximum}}メガピクセルを超えています。サイズを小さくして保存し、もう一度お試しください',
  not_a_paper: '画像またはPDFファイルを選択してください',
  table_unreadable: 'このファイルは読み取れません。Excelブック（.xlsx）またはCSVを選択してください',
  table_old_excel:
    'Excel 97–2003形式（.xls）は読み取れません。Excelで開き、Excelブック（.xlsx）として保存してください',
  table_protected: 'パスワードで保護されたファイルです。パスワードを解除して保存してください',
  table_has_macros: 'マクロを含むファイルです。マクロなしのExcelブック（.xlsx）として保存してください',
  table_too_large:
    'ファイルが大きすぎます。表は{{rows}}行、{{columns}}列までです。不要なシートを削除するか、期間を短くしてください',
  invalid_fields: '入力内容に誤りがあります',
  unknown_field: '不明な項目です：{{name}}',
  unknown_filter: '不明な絞り込み条件です：{{name}}',
  filter_needed: '件数が多すぎるため一覧できません。{{names}} のいずれかを指定してください',
  unknown_sort: 'この一覧は {{name}} で並べ替えできません',
  page_too_deep: '一覧に表示できるのは {{maximum}} 行目までです。条件で絞り込むか、エクスポートしてください',
  unknown_include: '不明な関連です：{{name}}',
  unknown_append: '不明な追加項目です：{{name}}',
  unknown_reference: '指定されたデータは存在しません',
  too_many_requests: 'リクエストが多すぎます。{{seconds}} 秒後にやり直してください',
  busy: '同時に変更している人が多すぎます。もう一度お試しください',
  database_away:
    '現在データベースに接続できません。何も保存されていません。しばらくしてからもう一度お試しください',
  outcome_unknown:
    '保存中にデータベースとの接続が切れました。やり直す前に、保存されているかどうかをご確認ください',
  too_many_streams: 'このアカウントはすでに{{maximum}}個の画面で変更を受信しています',
  server_error: 'エラーが発生しました。お問い合わせの際は {{request_id}} をお知らせください',
  address_not_public: 'このアドレスは公開インターネット上にないため利用できません。',
  address_no_answer: 'アドレスから正しい応答がありません。',
  file_address_over: 'このファイルのリンクは無効になりました。書類を開き直してください',
} satisfies Shape<typeof en>;
