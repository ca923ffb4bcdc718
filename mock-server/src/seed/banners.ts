import type { BannerContext, BannerLink } from '#contracts/areas/banners.ts';
import { linkType, productType } from '#contracts/enums.ts';
import { putFile } from '../store/files.ts';
import { scenery } from './scenery.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

type BannerSeed = [title: string, link: BannerLink, ordering: number, enabled?: 0 | 1];

const none: BannerLink = { linkType: linkType.noJump, configData: {} };
const to = (jumpProductType: number, jumpTargetId: string, jumpTargetName: string): BannerLink => ({
  linkType: linkType.product,
  configData: { jumpProductType, jumpTargetId, jumpTargetName },
});
const url = (type: number, jumpUrl: string): BannerLink => ({ linkType: type, configData: { jumpUrl } });

const seeds: Record<BannerContext, BannerSeed[]> = {
  miniHome: [
    ['云栖湖秋色正浓', to(productType.resortTicket, '1', '云栖湖成人票'), 100],
    ['冬日暖汤 雪岭温泉季', to(productType.resortTicket, '14', '雪岭温泉票'), 90],
    ['连住两晚立减200元', to(productType.hotel, '19', '高级大床房·含双早'), 80],
    ['梧桐里的慢时光', to(productType.minsu, '40', '庭院整套·整院'), 70],
    ['会员日 积分翻倍', url(linkType.miniProgram, 'pages/member/benefit'), 60],
    ['新客专享礼包', url(linkType.h5, 'https://www.example.com/activity/new-member?from=banner'), 50],
    ['旅行摄影大赛', url(linkType.externalMiniProgram, 'pages/contest/index?id=2026'), 40, 0],
    ['南海假日 海岛自由行', to(productType.hotel, '29', '园景大床房·含双早'), 30],
    ['元旦出游早鸟票', to(productType.resortTicket, '8', '听涛海洋乐园成人票'), 20],
    ['春节营业时间公告', none, 10, 0],
    ['门店自提与退改说明', none, 0],
    ['古道徒步 周末出发', to(productType.resortTicket, '5', '青岚山古道成人票'), 0],
    ['渔家乐 赶海体验', to(productType.minsu, '52', '庭院整套·含早礼遇'), 0, 0],
  ],
  estate: [
    ['临海·听澜苑 瞰海三居', to(productType.estate, '1', '临海·听澜苑'), 100],
    ['临海·听澜苑 精装度假公寓', to(productType.estate, '1', '临海·听澜苑'), 90],
    ['老带新 推荐有礼', url(linkType.miniProgram, 'pages/estate/recommend'), 60],
    ['椰林湾壹号 度假公寓', to(productType.estate, '3', '椰林湾壹号'), 50],
    ['样板间开放日', none, 10, 0],
  ],
  landing: [
    ['下载即领见面礼', url(linkType.h5, 'https://www.example.com/landing/gift'), 50],
    ['黑金会员权益', url(linkType.miniProgram, 'pages/member/grade'), 40],
    ['临湖而居 酒店特惠', to(productType.hotel, '24', '商务大床房·含双早'), 30],
    ['蜜月季 湖景套房礼遇', to(productType.hotel, '23', '湖景套房·蜜月礼遇'), 20],
  ],
};

export function seedBanners({ store, files, ago }: SeedTools) {
  let picture = 0;
  for (const [context, list] of Object.entries(seeds) as [BannerContext, BannerSeed[]][]) {
    list.forEach(([title, link, ordering, enabled = 1], index) => {
      const key = `seed-${++picture}.svg`;
      putFile(files, key, { type: 'image/svg+xml', bytes: new TextEncoder().encode(scenery(picture)) });
      const createTime = ago((list.length - index) * 6 * dayMs + index * 3_977_000);
      const imageUrl = `/api/resorts/uploads/${key}`;
      store.banners.insert({
        context,
        title,
        imageUrl,
        enabled,
        ordering,
        link,
        createTime,
        updateTime: createTime,
      });
    });
  }
}
