/** The banner list as Semi's own Table, Switch and Image show it: the peer of bench/list-page.ts. */
import '@douyinfe/semi-ui/lib/es/_base/base.css';
import Button from '@douyinfe/semi-ui/lib/es/button';
import Switch from '@douyinfe/semi-ui/lib/es/switch';
import Table from '@douyinfe/semi-ui/lib/es/table';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="48" height="36"><rect width="48" height="36" fill="green"/></svg>')}`;
const rows = Array.from({ length: 200 }, (_, at) => ({
  id: String(at),
  title: `测试轮播图${at}`,
  type: '小程序页面',
  product: '-',
  target: `pages/activity/${at}`,
  ordering: at % 100,
  createTime: '2026-01-01 08:00:00',
  enabled: at % 2 === 0,
}));
type Row = (typeof rows)[number];

const columns = [
  {
    title: '轮播图',
    dataIndex: 'title',
    render: (title: string) => (
      <span>
        <img src={picture} alt={title} width="48" height="36" /> {title}
      </span>
    ),
  },
  { title: '跳转类型', dataIndex: 'type' },
  { title: '产品类型', dataIndex: 'product' },
  { title: '跳转路径/名称', dataIndex: 'target' },
  { title: '排序', dataIndex: 'ordering' },
  { title: '创建时间', dataIndex: 'createTime' },
  {
    title: '启用',
    dataIndex: 'enabled',
    render: (enabled: boolean) => <Switch defaultChecked={enabled} aria-label="启用" />,
  },
  {
    title: '操作',
    dataIndex: 'id',
    render: () => (
      <>
        <Button theme="borderless">编辑</Button>
        <Button theme="borderless">删除</Button>
      </>
    ),
  },
];

function Peer() {
  const [page, setPage] = useState(0);
  return (
    <>
      <button id="change" type="button" onClick={() => setPage(1 - page)}>
        change
      </button>
      <Table<Row>
        rowKey="id"
        columns={columns}
        dataSource={rows.slice(page * 100, page * 100 + 100)}
        pagination={false}
      />
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Peer />);
