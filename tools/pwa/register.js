/** Starts the service worker once the app has loaded; where there is none (a page without https), the app simply needs its server. */
if ('serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/serviceWorker.js').catch(error => console.warn('The app will not open offline:', error.message));
  });
}
