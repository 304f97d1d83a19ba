import { chatLimits, chatStorageKey } from '#domain/chat.ts'
import { consentKeys, cookieLife } from '#domain/cookie.ts'
import { termsVersion } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'

export const cookiePolicy = (company: LegalFacts): LegalPage => ({
  title: 'Cookieポリシー',
  description: 'このサイトが使用するCookieの種類、目的、保存期間と、その管理方法。',
  dated: `最終更新日：${formatDay(termsVersion, 'ja')}`,
  intro: [],
  sections: [
    {
      id: 'what',
      title: 'Cookieとは',
      body: [
        'Cookieは、サイトがお使いのブラウザに保存し、後で再び読み取る小さなテキストファイルです。プログラムを実行したり、お客様のファイルを読み取ったりすることはできません。',
      ],
    },
    {
      id: 'types',
      title: '3種類のCookie',
      body: [
        {
          list: [
            '必須：申請を行ったブラウザで、その申請に戻り、お支払いや書類のアップロードができるようにします。サイトの動作に必要なため、常に有効です。',
            '分析：どのページが利用されているかを把握します。同意された場合にのみ保存されます。',
            '機能：言語など、お客様が選択された内容を記憶します。選択された時点で保存されます。この種類を無効にしている場合は、ブラウザを閉じるまでの間だけ保存されます。',
          ],
        },
        '設定には、4つ目の項目として「マーケティング」があります。当社が将来、広告を行う場合に適用されるものです。この目的でも、同意なくCookieが保存されることはありません。',
        'ブラウザのストレージに個人情報を保存することはありません。入力途中の内容は、暗号化して当社のサーバーに保存します。接続を待っているチャットのメッセージだけは、送信されるまでそのタブに残ります。',
      ],
    },
    {
      id: 'retention',
      title: '保存期間',
      body: [
        {
          head: ['Cookie', '種類', '保存期間'],
          rows: [
            ['セッション', '必須', 'ブラウザを閉じるまで'],
            ['ご自身の申請のキー', '必須', `${cookieLife.ownApplicationDays}日間`],
            ['言語の設定', '機能', `${cookieLife.languageYears}年間`],
            ['分析（同意された場合）', '分析', `${cookieLife.analyticsYears}年間`],
          ],
        },
        '「ご自身の申請のキー」により、申請に戻ってお支払い、書類の追加、ビザのダウンロードができます。',
        `Cookieについての選択は、Cookieとしては保存されません。ブラウザが${consentKeys.given}と${consentKeys.preferences}という名前で、お客様がこのサイトのデータを削除されるまで保存します。お使いの端末の外に送信されることはありません。`,
        `チャットでお問い合わせいただくと、ブラウザがその会話のキーを${chatStorageKey}という名前で保存します。キーの有効期間は${chatLimits.keyDays}日間です。会話そのものは当社が保存します。`,
      ],
    },
    {
      id: 'control',
      title: 'Cookieの管理方法',
      body: [
        '選択は、各ページ下部の「Cookie設定」からいつでも変更できます。無効にした種類のCookieは、ただちに削除されます。',
        'どのブラウザでも、Cookieの表示、ブロック、削除ができます。',
        {
          list: [
            'Chrome：「設定」→「プライバシーとセキュリティ」→「サードパーティ Cookie」「サイトデータ」',
            'Firefox：「設定」→「プライバシーとセキュリティ」→「Cookie とサイトデータ」',
            'Safari：「設定」→「プライバシー」→「Webサイトデータを管理」',
            'Edge：「設定」→「Cookie とサイトのアクセス許可」',
          ],
        },
        '必須Cookieを削除された場合は、当社からのメールに記載されたリンクから申請に戻ることができます。',
      ],
    },
    {
      id: 'contact',
      title: 'お問い合わせ',
      body: [`${postalOf(company, '、')}。メール：[${company.email}](email)`],
    },
  ],
})
