import { formatNumber } from '@waypage/content';
import { Container, Heading, Section } from '@waypage/ui';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { useEffect, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';

const read = ({ name, startTime, transferSize }: PerformanceResourceTiming): SentRequest => ({
  // The hash is not sent.
  url: name.split('#', 1)[0] ?? name,
  after: startTime,
  bytes: transferSize,
});

/** The requests since the page was loaded, itself first; empty until the first effect, as in the prerendered HTML. */
function useSentRequests(): readonly SentRequest[] {
  const [requests, setRequests] = useState<readonly SentRequest[]>([]);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const more = list
        .getEntries()
        .map((entry) => read(entry as PerformanceResourceTiming))
        // `blob:` and `data:` URLs of the page itself are not requests.
        .filter(({ url }) => /^https?:/.test(url));
      setRequests((current) => [...current, ...more]);
    });
    observer.observe({ type: 'navigation', buffered: true });
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, []);
  return requests;
}

export function SentRequests() {
  const { t, locale } = useTranslation(['quality']);
  const [page, ...others] = useSentRequests();
  const kilobytes = (bytes: number) =>
    t('quality:sent.kilobytes', { value: formatNumber(bytes / 1000, locale, 1) });
  const groups = page ? groupRequests(page, others) : [];
  const hosts = page ? otherHosts(page, others) : [];
  const count = others.length + (page ? 1 : 0);
  const total = groups.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <Section id="quality-sent" surface="night">
      <Container>
        <Columns>
          <div>
            <Heading level={2} variant="h3Wide" id="sent-title">
              {page && <Count key={count}>{count}</Count>}
              <span>{t('quality:sent.title')}</span>
            </Heading>
            <p>{t('quality:sent.text')}</p>
          </div>
          <div>
            <WithoutScripts>
              <p>{t('quality:sent.withoutScript')}</p>
            </WithoutScripts>
            {page && (
              <>
                <Requests aria-labelledby="sent-title">
                  <thead>
                    <tr>
                      <th scope="col">{t('quality:sent.after')}</th>
                      <th scope="col">{t('quality:sent.purpose')}</th>
                      <th scope="col">{t('quality:sent.size')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {groups.map(({ purpose, after, bytes, urls }) => (
                      <tr key={purpose}>
                        <td key={after}>
                          {t('quality:sent.seconds', {
                            value: formatNumber(after / 1000, locale, 2),
                          })}
                        </td>
                        <td key={urls.length}>
                          {t(`quality:sent.purposes.${purpose}`, { count: urls.length })}
                        </td>
                        <td key={bytes}>
                          {bytes === 0 ? t('quality:sent.stored') : kilobytes(bytes)}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                  <tfoot>
                    <tr>
                      <td />
                      <td key={hosts.join()}>
                        {hosts.length === 0
                          ? t('quality:sent.ownHost')
                          : t('quality:sent.otherHosts', { hosts: hosts.join(', ') })}
                      </td>
                      <td key={total}>{kilobytes(total)}</td>
                    </tr>
                  </tfoot>
                </Requests>
                <Urls>
                  <summary>{t('quality:sent.every')}</summary>
                  <ol translate="no">
                    {groups
                      .flatMap(({ urls }) => urls)
                      .map((url, index) => (
                        <li key={`${url} ${index}`}>{url}</li>
                      ))}
                  </ol>
                </Urls>
              </>
            )}
          </div>
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 44px;

  & p {
    max-inline-size: 30em;
    margin: 16px 0 0;
    color: ${vars.color.ink2};
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${vars.space[12]};
  }
`;

const Count = styled.span`
  display: block;
  margin-block-end: 12px;
  ${typography.figure}
`;

/** Sizes with which the table fits into a phone at any text size. */
const text = `min(1.0625rem, 5.4vw / ${textZoom})`;
const label = `min(1.125rem, 5.7vw / ${textZoom})`;

const Requests = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${text};

  & :is(th, td) {
    padding: 14px 14px 14px 0;
    border-block-end: 1px solid ${vars.color.lineSoft};
    text-align: start;
    vertical-align: baseline;
  }

  & tr > :last-child {
    padding-inline-end: 0;
    text-align: end;
    white-space: nowrap;
  }

  & th {
    padding-block-start: 0;
    border-block-end: 2px solid ${vars.color.line};
    ${typography.label}
    font-size: ${label};
    color: ${vars.color.ink2};
  }

  & td:first-child,
  & td:last-child {
    inline-size: 6.5em;
    ${typography.label}
    font-size: ${label};
    font-variant-numeric: tabular-nums;
  }

  & tfoot td {
    border-block-start: 2px solid ${vars.color.line};
    border-block-end: 0;
    font-weight: 650;
  }
`;

const Urls = styled.details`
  margin-block-start: 24px;
  ${typography.small}

  & > summary {
    inline-size: fit-content;
    padding-block: 10px;
    cursor: pointer;
    ${typography.control}
    ${mixins.focusRing}
  }

  & > ol {
    margin: 8px 0 0;
    padding-inline-start: 2em;
    color: ${vars.color.ink2};
    overflow-wrap: anywhere;
  }
`;

type Purpose = (typeof ENDINGS)[number][1] | 'page' | 'other';

interface SentRequest {
  readonly url: string;
  /** Milliseconds since the navigation. */
  readonly after: number;
  /** Transferred bytes; 0 from the cache, or from a host without `Timing-Allow-Origin`. */
  readonly bytes: number;
}

const ENDINGS = [
  [/\.css$/, 'styles'],
  [/\.woff2?$/, 'fonts'],
  [/\/icons[-/][^/]*$/, 'icons'],
  [/\.(?:svg|png|webp|avif|jpe?g|ico)$/, 'pictures'],
  [/\.(?:m?js|wasm)$/, 'scripts'],
  [/\/assets\/messages-[^/]*\.json$/, 'texts'],
  [/\.json$|\/api\//, 'data'],
] as const;

export function purposeOf(url: string): Purpose {
  const { pathname } = new URL(url);
  return ENDINGS.find(([ending]) => ending.test(pathname))?.[1] ?? 'other';
}

/** The page first, then its requests by purpose, in the order of the first of each. */
export function groupRequests(page: SentRequest, others: readonly SentRequest[]) {
  const groups = new Map<Purpose, SentRequest[]>([['page', [page]]]);
  for (const request of [...others].sort((one, other) => one.after - other.after)) {
    const purpose = purposeOf(request.url);
    groups.set(purpose, [...(groups.get(purpose) ?? []), request]);
  }
  return [...groups].map(([purpose, requests]) => ({
    purpose,
    after: Math.min(...requests.map(({ after }) => after)),
    bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
    urls: requests.map(({ url }) => url),
  }));
}

export function otherHosts(page: SentRequest, others: readonly SentRequest[]): readonly string[] {
  const pageHost = new URL(page.url).host;
  const hosts = others.map(({ url }) => new URL(url).host);
  return [...new Set(hosts)].filter((host) => host !== pageHost && host !== '');
}
