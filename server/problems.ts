import type { TranslationProblem } from '#contract/problem.ts'
import type { ServerProblem } from './problem.ts'

export const notFound: ServerProblem = {
  name: 'not-found',
  status: 404,
  title: 'Bulunamadı',
  detail: 'Bu adreste bir hizmet yok.',
}

export const onlyRead: ServerProblem = {
  name: 'only-read',
  status: 405,
  title: 'Bu yapılamaz',
  detail: 'Bu adres yalnızca okunabilir.',
}

export const onlyWritten: ServerProblem = {
  name: 'only-written',
  status: 405,
  title: 'Bu yapılamaz',
  detail: 'Bu adrese yalnızca veri gönderilebilir.',
}

export const foreign: ServerProblem = {
  name: 'foreign',
  status: 403,
  title: 'Başka siteden istek',
  detail: 'Bu istek yalnızca bu sitenin kendi sayfalarından gönderilebilir.',
}

export const tooLarge: ServerProblem = {
  name: 'too-large',
  status: 413,
  title: 'İstek çok uzun',
  detail: 'Gönderdiğin metin çok uzun. Kısaltıp yeniden dene.',
}

export const notJson: ServerProblem = {
  name: 'not-json',
  status: 415,
  title: 'Desteklenmeyen biçim',
  detail: 'İstek JSON biçiminde olmalı.',
}

export const unreadable: ServerProblem = {
  name: 'unreadable',
  status: 400,
  title: 'Geçersiz istek',
  detail: 'İstek anlaşılamadı.',
}

export const tooSlow: ServerProblem = {
  name: 'too-slow',
  status: 408,
  title: 'İstek gelmedi',
  detail: 'İstek zamanında tamamlanmadı. Yeniden dene.',
}

export const headTooLarge: ServerProblem = {
  name: 'head-too-large',
  status: 431,
  title: 'İstek çok uzun',
  detail: 'İsteğin başlıkları çok uzun.',
}

/** @param fields where it is wrong; see the contract. */
export function invalid(fields: readonly string[]): ServerProblem {
  return { ...unreadable, name: 'invalid', detail: 'Bazı alanlar eksik ya da hatalı.', fields }
}

export function tooMany(retryAfterSeconds: number): ServerProblem {
  return {
    name: 'too-many',
    status: 429,
    title: 'Çok fazla istek',
    detail: 'Kısa sürede çok fazla istek geldi. Biraz sonra yeniden dene.',
    retryAfterSeconds,
  }
}

export function tooManyMessages(retryAfterSeconds: number): ServerProblem {
  return {
    name: 'too-many-sent',
    status: 429,
    title: 'Çok fazla gönderim',
    detail: 'Bir saatte gönderebileceğin sayıya ulaştın. Daha sonra yeniden dene.',
    retryAfterSeconds,
  }
}

/** The day's total, of everybody's, is reached. */
export function fullToday(retryAfterSeconds: number): ServerProblem {
  return {
    name: 'full-today',
    status: 503,
    title: 'Bugünlük doldu',
    detail: 'Bugün alabileceğimiz kadar gönderim aldık; bu saklanmadı. Yarın yeniden dene.',
    retryAfterSeconds,
  }
}

export const wrongAnswer: ServerProblem = {
  name: 'wrong-answer',
  status: 422,
  title: 'Yanıt doğru değil',
  detail: 'Sorunun yanıtı doğru değil. Yeni bir soruyla yeniden dene.',
  kind: 'wrong-answer',
}

export const automated: ServerProblem = {
  name: 'automated',
  status: 422,
  title: 'Otomatik gönderim',
  detail: 'Bu gönderim otomatik görünüyor; mesajın kaydedilmedi. Sayfayı yenileyip yeniden yaz.',
  kind: 'automated',
}

export const storageAway: ServerProblem = {
  name: 'storage',
  status: 503,
  title: 'Hizmet şu an yok',
  detail: 'Kayıtlara şu an ulaşılamıyor; gönderdiğin saklanmadı. Biraz sonra yeniden dene.',
  kind: 'storage',
  retryAfterSeconds: 5,
}

export const serverError: ServerProblem = {
  name: 'mistake',
  status: 500,
  title: 'Sunucu hatası',
  detail: 'Bir şey ters gitti. Biraz sonra yeniden dene.',
}

const untranslated: Readonly<Record<TranslationProblem, string>> = {
  off: 'Bu sitede çeviri açık değil.',
  'over-budget': 'Bugünkü çeviri sınırına ulaşıldı. Yarın yeniden dene.',
  unavailable: 'Çeviri hizmetine şu an ulaşılamıyor. Biraz sonra yeniden dene.',
}

export function noTranslation(
  problem: TranslationProblem,
  retryAfterSeconds: number,
): ServerProblem {
  return {
    name: `translation-${problem}`,
    status: 503,
    title: 'Çeviri yok',
    detail: untranslated[problem],
    kind: `translation-${problem}`,
    retryAfterSeconds,
  }
}
