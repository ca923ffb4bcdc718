/**
 * The banner list with Semi's own Table, Switch and Image: the peer of bench/list-page.ts. Pages are loaded from the mock in `?mock` with the call of
 * the console and the token in `?token`, in the way that Semi's documentation shows for remote data.
 */
import '@douyinfe/semi-ui/lib/es/_base/base.css';
import Button from '@douyinfe/semi-ui/lib/es/button';
import Switch from '@douyinfe/semi-ui/lib/es/switch';
import Table from '@douyinfe/semi-ui/lib/es/table';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Banner } from '#contracts/areas/banners.ts';

const given = new URLSearchParams(location.search);
const mock = given.get('mock') ?? '';
const pageSize = 100;

async function load(page: number): Promise<{ count: number; list: Banner[] }> {
  const query = new URLSearchParams({
    offset: String((page - 1) * pageSize),
    limit: String(pageSize),
    token: given.get('token') ?? '',
  });
  const answer = await fetch(`${mock}/api/main/slide-images/list-mini-home?${query}`);
  return ((await answer.json()) as { data: { count: number; list: Banner[] } }).data;
}

const columns = [
  {
    title: '轮播图',
    dataIndex: 'title',
    render: (title: string, { imageUrl }: Banner) => (
      <span>
        <img src={mock + imageUrl} alt={title} loading="lazy" width="48" height="36" /> {title}
      </span>
    ),
  },
  { title: '跳转类型', dataIndex: 'link.linkType' },
  { title: '产品类型', dataIndex: 'link.configData.jumpProductType' },
  { title: '跳转路径/名称', dataIndex: 'link.configData.jumpUrl' },
  { title: '排序', dataIndex: 'ordering' },
  { title: '创建时间', dataIndex: 'createTime' },
  {
    title: '启用',
    dataIndex: 'enabled',
    render: (enabled: number) => <Switch defaultChecked={enabled === 1} aria-label="启用" />,
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
  const [page, setPage] = useState(1);
  const [loading, setLoading] = useState(false);
  const [{ count, list }, setData] = useState<{ count: number; list: Banner[] }>({ count: 0, list: [] });
  const latest = useRef(0);
  const show = async (wanted: number) => {
    const asked = ++latest.current;
    setLoading(true);
    setPage(wanted);
    const data = await load(wanted);
    if (asked !== latest.current) return;
    setLoading(false);
    setData(data);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads the first page once
  useEffect(() => void show(1), []);
  return (
    <Table<Banner>
      rowKey="id"
      columns={columns}
      dataSource={list}
      loading={loading}
      pagination={{
        currentPage: page,
        pageSize,
        total: count,
        onPageChange: (wanted: number) => void show(wanted),
      }}
    />
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Peer />);
