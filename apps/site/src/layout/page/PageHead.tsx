import { BRAND, DEFAULT_LOCALE, LOCALES, OPEN_GRAPH_LOCALES } from '@waypage/content';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { hosts } from '#services/hosts.ts';

interface Props {
  /** Canonical path without a language. @default the page is `noindex` */
  readonly canonical?: string | undefined;
  /** The share image; its size is in pixels. */
  readonly image: { readonly file: string; readonly width: number; readonly height: number };
  readonly title: string;
  readonly description: string;
}

/** Each page renders it, so that it never comes before the page's messages (docs/product.md, section 10). */
export function PageHead({ canonical, image, title, description }: Props) {
  const locale = useLocale();
  const absolute = (path: string) => hosts.marketingHost + path;

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absolute(localizedPath(canonical, locale))} />
          {LOCALES.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={other}
              href={absolute(localizedPath(canonical, other))}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={absolute(localizedPath(canonical, DEFAULT_LOCALE))}
          />
          <meta property="og:url" content={absolute(localizedPath(canonical, locale))} />
        </>
      )}
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={absolute(`/images/og/${image.file}`)} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
