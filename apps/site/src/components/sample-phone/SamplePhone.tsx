import { screenshotId, type SamplePageId } from '@waypage/content/samples';
import { PhoneScreenshot, type PhoneScreenshotProps } from '@waypage/ui';
import { useLocale } from '#services/i18n/useLocale.ts';
import { links } from '#services/links.ts';

interface Props extends Pick<PhoneScreenshotProps, 'alt' | 'loading'> {
  readonly sample: SamplePageId;
}

export function SamplePhone({ sample, ...rest }: Props) {
  const locale = useLocale();
  return <PhoneScreenshot src={links.pageScreenshot(screenshotId(sample, locale))} {...rest} />;
}
