Pod::Spec.new do |s|
  s.name = 'Tabletop'
  s.version = '0.1.0'
  s.summary = 'Sounds at a table, and what the app switcher may show of it.'
  s.author = 'Blazon'
  s.homepage = ''
  s.platforms = { :ios => '16.4' }
  s.swift_version = '5.9'
  s.source = { git: '' }
  s.static_framework = true
  s.dependency 'ExpoModulesCore'
  s.pod_target_xcconfig = { 'DEFINES_MODULE' => 'YES', 'SWIFT_COMPILATION_MODE' => 'wholemodule' }
  s.source_files = '**/*.swift'
end
