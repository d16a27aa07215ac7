// For browsers without modules, such as Internet Explorer, and for those before Chrome 109, Firefox 115 and Safari 16.4.
// Nothing else of the app runs there, so the texts are here and the script is written in the syntax of these browsers.
(function () {
  var words = {
    en: ['This browser is out of date', 'Open this page in the latest Chrome, Edge, Firefox or Safari.'],
    zh: ['此浏览器版本过旧', '请使用最新版的 Chrome、Edge、Firefox 或 Safari 打开本页。'],
    'zh-tw': ['此瀏覽器版本過舊', '請使用最新版的 Chrome、Edge、Firefox 或 Safari 開啟本頁。'],
    vi: ['Trình duyệt này đã quá cũ', 'Hãy mở trang này bằng Chrome, Edge, Firefox hoặc Safari bản mới nhất.'],
    hi: ['यह ब्राउज़र पुराना हो गया है', 'कृपया यह पेज Chrome, Edge, Firefox या Safari के नए संस्करण में खोलें।'],
  };
  var language = (navigator.language || navigator.userLanguage || 'en').toLowerCase();
  var said = words[language] || words[language.split('-')[0]] || words.en;
  var alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.style.cssText = 'max-width:480px;margin:15% auto;padding:0 24px;font:18px/1.5 sans-serif;text-align:center';
  var title = document.createElement('h1');
  title.style.fontSize = '24px';
  title.appendChild(document.createTextNode(said[0]));
  var text = document.createElement('p');
  text.appendChild(document.createTextNode(said[1]));
  alert.appendChild(title);
  alert.appendChild(text);
  var root = document.getElementById('root');
  root.textContent = '';
  root.appendChild(alert);
})();
