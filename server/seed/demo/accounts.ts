/** Users of the demo company. */
export const DEMO_PASSWORD = 'hakobu-demo';

export const demoAccounts = [
  { email: 'admin@hakobu.test', name: 'Nguyễn Quản Trị', role_id: 'admin' },
  { email: 'sale@hakobu.test', name: 'Trần Thị Lan', role_id: 'sale' },
  { email: 'purchase@hakobu.test', name: '佐藤 健', role_id: 'purchase' },
  { email: 'warehouse@hakobu.test', name: '鈴木 美咲', role_id: 'warehouse' },
  { email: 'accounting@hakobu.test', name: 'Phạm Minh Đức', role_id: 'accounting' },
  { email: 'customer@hakobu.test', name: 'Lê Hoàng Anh', role_id: 'customer' },
] as const;
