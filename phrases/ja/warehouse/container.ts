import type { container as en } from '../../en/warehouse/container.ts';
import type { Shape } from '../../shape.ts';

export const container = {
  name: 'コンテナ',
  plural: 'コンテナ',
  title: {
    arrivals: '到着コンテナ',
  },
  field: {
    container_type: 'コンテナ種別',
    cut_off_date: '締切日時',
    max_volume: '最大容積',
    max_weight: '最大重量（kg）',
  },
  section: {
    scan: 'スキャン',
    readiness: '締切前の確認',
  },
  act: {
    attach_bills: '送り状を割当',
    load: '積込',
    unload: '荷降ろし',
    load_all: 'すべて積込（{{count}}）',
    unload_all: 'すべて荷降ろし（{{count}}）',
  },
  message: {
    undesired: '箱{{box_id}}はこのコンテナの送り状にありません',
    done: '完了しました',
    ready: '準備完了',
    override: '未精算の注文があっても締切',
  },
  status: {
    open: '受付中',
    cut_off: '締切済み',
    arrived: '到着済み',
  },
  todo: {
    cut_off: 'コンテナの締切',
    arrived: '荷降ろし',
  },
  errors: {
    route_mismatch: '送り状{{lading_bill_id}}の経路または輸送方法がコンテナと異なります',
    container_is_cut_off: 'コンテナは締切済みです',
    container_not_cut_off: 'コンテナはまだ締切前です',
    container_is_empty: 'コンテナに送り状がありません',
    boxes_undesired: '箱{{boxes}}は送り状なしで積まれています',
    goods_banned: '箱{{boxes}}にはこの方法で発送できない商品が入っています',
    bills_not_loaded: '送り状{{lading_bills}}に未積込の箱があります',
    freight_not_assessed: '送り状{{lading_bills}}の運賃が未計算です',
    orders_unsettled: '注文{{orders}}の運賃・手数料が未精算です（支払も掛売計上もされていません）',
    reason_required: '例外として進めるには理由を入力してください',
    container_unloaded: 'このコンテナはすでに荷降ろしされています',
    over_unloading: '数量は{{maximum}}（コンテナ内の箱{{box_id}}の数）以下にしてください',
  },
  rights: {
    container: {
      name: 'コンテナ',
      meaning: '積込・輸送・荷降ろし',
    },
    container_cutoff: {
      name: '締切',
      meaning: 'コンテナの締切と解除',
    },
    container_cost: {
      name: 'コンテナ費用',
      meaning: 'コンテナにかかる費用',
    },
    invoice: {
      name: '倉庫請求書',
      meaning: 'コンテナの請求書',
    },
  },
  log: {
    total_max_volume: '最大容積（m³）',
    total_max_weight: '最大重量（kg）',
    lading_bill_ids: '送り状',
    attached: '割り当てた送り状',
    detached: '外した送り状',
    cut_off: '締切',
  },
} satisfies Shape<typeof en>;
