import type { errors as en } from '../../en/common/errors.ts';
import type { Shape } from '../../shape.ts';

/** Errors that any call can answer. */
export const errors = {
  malformed_body: 'リクエスト本文を読み取れません',
  logged_out: 'ログアウトしました',
  invalid_credentials: 'メールアドレスまたはパスワードが違います',
  forbidden: 'この操作はできません。権限 {{permission}} が必要です',
  email_not_verified: 'メールアドレスが未確認です',
  not_found: '見つかりません',
  route_not_found: 'この呼び出しはありません：{{path}}',
  word_list_is_fixed: 'この一覧はシステムの規則のため、追加・変更・削除はできません',
  voucher_has_its_kind:
    '伝票は種類ごとの呼び出し(例:POST payment-order)で作成され、変更できません。訂正する伝票を作成してください',
  wallet_follows_vouchers: 'ウォレットは伝票に従います。変更せずに入出金を記録してください',
  log_only_grows: '履歴は追記のみで、変更や削除はできません。メモを書いてください',
  done_in_one_call: 'この処理は一度の POST で完了し、参照や変更をする行は残りません',
  follows_from_others: 'この行は他の書類から作られます。元の書類を変更してください',
  stale_version: '他の人が変更しました。再読み込みしてからやり直してください',
  idempotency_key_reused: 'このべき等キーは別のリクエストで使用済みです',
  in_use: '使用中のため削除できません',
  already_exists: 'すでに存在します',
  body_too_large: 'リクエストが {{limit}} を超えています',
  unsupported_media: 'コンテンツタイプ {{content_type}} は受け付けられません',
  too_many_files: 'ファイルは{{maximum}}個までです',
  not_an_image: '画像を選択してください',
  not_a_paper: '画像またはPDFファイルを選択してください',
  invalid_fields: '正しくない項目があります',
  unknown_field: 'ここには項目 {{name}} がありません',
  unknown_filter: 'ここにはフィルター {{name}} がありません',
  filter_needed: '件数が多すぎるため一覧できません。{{names}} のいずれかを指定してください',
  unknown_sort: 'この一覧は {{name}} で並べ替えできません',
  page_too_deep: '一覧は {{maximum}} 行目までです。絞り込むか、書き出してください',
  unknown_include: 'ここには関連 {{name}} がありません',
  unknown_append: 'ここには追加項目 {{name}} がありません',
  unknown_reference: '存在しないデータを参照しています',
  too_many_requests: 'リクエストが多すぎます。{{seconds}} 秒後にやり直してください',
  busy: '同時に変更している人が多すぎます。もう一度お試しください',
  database_away:
    '現在データベースに接続できません。何も保存されていません。しばらくしてからもう一度お試しください',
  outcome_unknown:
    '保存中にデータベースとの接続が切れました。やり直す前に、保存されているかどうかをご確認ください',
  too_many_streams: 'このアカウントはすでに{{maximum}}個の画面で変更を受信しています',
  server_error: 'サーバーで問題が発生しました。ご連絡の際は {{request_id}} をお知らせください',
  address_not_public: 'このアドレスは公開インターネット上にないため利用できません。',
  address_no_answer: 'アドレスから正しい応答がありません。',
  file_address_over: 'このファイルのリンクは無効になりました。書類を開き直してください',
} satisfies Shape<typeof en>;
