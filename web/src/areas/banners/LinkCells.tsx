import type { BannerLink } from '#contracts/areas/banners.ts';
import { linkType } from '#contracts/enums.ts';
import { useCodeName } from '../../kit/useCodeName.ts';

export function LinkTypeName({ link }: { link: BannerLink }) {
  const name = useCodeName('linkType');
  return <>{name(link.linkType)}</>;
}

export function ProductTypeName({ link }: { link: BannerLink }) {
  const name = useCodeName('productType');
  const code = link.configData.jumpProductType;
  return <>{link.linkType === linkType.product && code ? name(code) : '-'}</>;
}

/** The product's name, or the path or address that the link leads to. */
export function LinkTarget({ link }: { link: BannerLink }) {
  const { jumpTargetName, jumpUrl } = link.configData;
  const text = (link.linkType === linkType.product ? jumpTargetName : jumpUrl) || '-';
  return <span title={text}>{text}</span>;
}
